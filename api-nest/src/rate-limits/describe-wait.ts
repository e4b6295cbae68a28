const UNITS = [
  { name: 'hour', seconds: 3600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
] as const;

/** A time to wait in the largest unit that it fills, rounded up: 1 gives "1 second", 3601 "2 hours". */
export function describeWait(seconds: number): string {
  const unit = UNITS.find((each) => seconds >= each.seconds) ?? UNITS[2];
  const count = Math.ceil(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
