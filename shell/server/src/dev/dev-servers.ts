/** The development server of the shell or of a remote. */
export interface DevServer {
  /** `shell` or the name of a remote. */
  name: string;
  url: string;
}

/** Where the site serves what a development server compiles: the place of a release with the version `dev`. */
export const devBase = ({ name }: DevServer): string =>
  name === 'shell' ? '/shell/dev/' : `/mfe/${name}/dev/`;
