import { useSearchParams } from '@roommate/shell-api';

export type View = 'cards' | 'table';

const PARAM = 'view';

/** How the listings show. It is part of the address, so that a reload and the way back keep it. */
export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const view = params.get(PARAM) === 'table' ? 'table' : 'cards';
  const setView = (next: View): void =>
    void setParams(
      (before) => {
        before.delete(PARAM);
        if (next === 'table') before.set(PARAM, next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [view, setView];
}
