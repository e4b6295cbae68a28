import { pagePaths } from '@roommate/contracts';
import { Link, useLocation, useUser } from '@roommate/shell-api';
import { buttonClass, useHydrated } from '@roommate/ui';
import { Banner } from '../banner/banner.tsx';
import { returnLink } from './return-link.ts';

/** On the home page after a registration: the way back to the room that made the visitor register. */
export function ReturnLinkBanner() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const isSignedIn = useUser() !== null;
  const back = useHydrated() && pathname === pagePaths.home ? returnLink(state) : undefined;
  if (!back || !isSignedIn) return null;
  return (
    <Banner label="Your account is ready" tone="action">
      <p>Your account is ready.</p>
      <Link to={back.to} className={buttonClass('primary', 'small')}>
        {back.label}
      </Link>
    </Banner>
  );
}
