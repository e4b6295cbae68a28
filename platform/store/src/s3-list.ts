import { StoreError } from './store-error.ts';

interface ListedObject {
  key: string;
  modified: Date;
}

const valueOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/**
 * All objects of a bucket whose key starts so (ListObjectsV2, a thousand at a time). The keys of a store need no escape in
 * XML.
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
    const answer = await fetchSigned(`${bucketUrl}?${query.toString()}`);
    if (!answer.ok) throw new StoreError(`The bucket's list answered with status ${answer.status}.`);
    const xml = await answer.text();
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
