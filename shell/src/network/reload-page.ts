/** Loads the page again. */
export const reloadPage = (): void => window.location.reload();
