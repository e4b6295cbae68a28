import { StoreError } from './store-error.ts';

export interface ListedObject {
  key: string;
  modified: Date;
}

const valueOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/**
 * Lists all objects of a bucket whose key starts with `prefix` (ListObjectsV2, pages of 1,000). Our keys need no XML
 * escapes.
 */
export async function listObjects(
  bucketUrl: string,
  prefix: string,
  fetchSigned: (url: string) => Promise<Response>,
): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token !== undefined) query.set('continuation-token', token);
    const response = await fetchSigned(`${bucketUrl}?${query.toString()}`);
    if (!response.ok) throw new StoreError(`Listing the bucket failed with status ${response.status}.`);
    const xml = await response.text();
    for (const [, content = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      objects.push({
        key: valueOf(content, 'Key') ?? '',
        modified: new Date(valueOf(content, 'LastModified') ?? ''),
      });
    }
    token = valueOf(xml, 'NextContinuationToken');
  } while (token !== undefined);
  return objects;
}
