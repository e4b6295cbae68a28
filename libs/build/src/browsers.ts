/** The oldest browsers that the product's pages are built for: phones in use since spring 2023. */
export const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];
