/** The development server of the shell or of a remote. */
export interface DevServer {
  /** `shell` or the name of a remote. */
  name: string;
  url: string;
}

/** The path under which the site serves a development server: that of a release with version `dev`. */
export const devBase = ({ name }: DevServer): string =>
  name === 'shell' ? '/shell/dev/' : `/mfe/${name}/dev/`;
