/** The path, index and children of a route. Other properties become the name of their type, because functions are not JSON. */
export function describeRoutes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describeRoutes);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (key === 'children') return [key, describeRoutes(inner)];
      const plain =
        ['string', 'boolean', 'number'].includes(typeof inner) && (key === 'path' || key === 'index');
      return [key, plain ? inner : typeof inner];
    }),
  );
}
