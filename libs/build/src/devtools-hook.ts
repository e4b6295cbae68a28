/**
 * Development only. React registers with this hook when it starts. The Fast Refresh runtime of a remote loads later and
 * looks for React in `renderers`. The hook of the shell's own runtime leaves it empty. Updates of remotes would then have no
 * effect (https://github.com/nrwl/nx/issues/36393).
 */
interface DevtoolsHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject: (renderer: unknown) => number;
  onScheduleFiberRoot: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevtoolsHook };

const nothing = (): void => undefined;
let renderers = 0;
const hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => ++renderers,
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
});

const inject = hook.inject.bind(hook);
hook.inject = (renderer) => {
  const id = inject(renderer);
  hook.renderers.set(id, renderer);
  return id;
};
