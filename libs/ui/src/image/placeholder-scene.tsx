import styles from './placeholder-scene.module.css';

interface PlaceholderSceneProps {
  /** Alternative text. Without it the drawing is decorative. */
  label?: string | undefined;
}

const columns = [152, 224, 296];
const floors = [72, 148, 224];

/** The placeholder of a missing image: a block of flats at dusk with one lit window, the free room. */
export function PlaceholderScene({ label }: PlaceholderSceneProps) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...role}>
      <rect className={styles.sky} width="400" height="300" />
      <path className={styles.far} d="M0 300V176h46v-30h52v60h30v94zm400 0V142h-34v-26h-30v184z" />
      <path className={styles.wall} d="M132 300V44h212v256z" />
      <path className={styles.wall} d="M160 44V20h48v24z" />
      <path className={styles.rail} d="M268 44V18m0 4h36m-8-8v16" />
      {floors.flatMap((y, floor) =>
        columns.map((x, column) => (
          <g key={`${x}-${y}`}>
            <rect
              className={floor === 1 && column === 1 ? styles.lit : styles.dark}
              x={x}
              y={y}
              width="32"
              height="44"
              rx="3"
            />
            <path
              className={styles.rail}
              d={`M${x - 8} ${y + 30}h48m-48 14h48M${x} ${y + 30}v14m11-14v14m11-14v14m10-14v14`}
            />
          </g>
        )),
      )}
    </svg>
  );
}
