import { Link } from '@roommate/shell-api';
import { buttonClass } from '@roommate/ui';
import { Columns3 } from 'lucide-react';
import { comparePath } from '../compare/compare-path.ts';
import bottom from '../listing/bottom-bar.module.css';

/** The way to the comparison, at the bottom of the screen. */
export function CompareBar({ ids }: { ids: readonly string[] }) {
  return (
    <div className={ids.length > 0 ? bottom.bar : undefined}>
      <p className={bottom.text} role="status">
        {ids.length > 0 &&
          (ids.length === 1 ? 'Choose another room to compare.' : `${ids.length} rooms chosen.`)}
      </p>
      {ids.length > 1 && (
        <Link className={buttonClass()} to={comparePath(ids)}>
          <Columns3 aria-hidden="true" />
          Compare {ids.length} rooms
        </Link>
      )}
    </div>
  );
}
