import { type DocumentedOperation, methods, type DescribedDocument, type Tag } from './openapi-document.ts';

/** Groups the operations of a document by their first tag in the order of the tags. */
export function operationsByTag(
  document: DescribedDocument,
): { tag: Tag; operations: DocumentedOperation[] }[] {
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
  return document.tags.map((tag) => ({
    tag,
    operations: all.filter(({ operation }) => operation.tags?.[0] === tag.name),
  }));
}
