const units = [
  { name: 'hour', seconds: 3600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
] as const;

/** Describes a time in its largest unit, rounded up: 1 gives "1 second", 3601 gives "2 hours". */
export function describeWait(seconds: number): string {
  const unit = units.find((each) => seconds >= each.seconds) ?? units[2];
  const count = Math.ceil(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
