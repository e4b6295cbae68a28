import { useSearchParams } from '@roommate/shell-api';

export type View = 'cards' | 'table';

const PARAM = 'view';

/** The view of the listings. The URL holds it, so that reload and history navigation keep it. */
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
