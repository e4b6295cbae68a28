import { memo, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A component that reads data by hooks, and renders what its child makes of them. */
type DataSource<Input extends object, Data> = ComponentType<Input & { children: (data: Data) => ReactNode }>;

interface LateDataProps<Input extends object, Data> {
  /** Undefined until its code has loaded. */
  Source: DataSource<Input, Data> | undefined;
  /** The props of the source. Each must stay the same object while it has the same content. */
  input: Input;
  /** What is known without the source. */
  first: () => Data;
  children: (data: Data) => ReactNode;
}

/**
 * Renders with the data of a source whose code can come later. A source that is there from the start renders the content.
 * A later one stands beside the content and reports its data. So the content stays, with its focus.
 */
export function LateData<Input extends object, Data>(props: LateDataProps<Input, Data>) {
  const { Source, input, first, children } = props;
  const [FirstSource] = useState(() => Source);
  const [reported, setReported] = useState<{ data: Data }>();
  // Both have two children, so that React gives the same ids on a server and in a browser.
  return (
    <>
      {FirstSource ? <FirstSource {...input}>{children}</FirstSource> : children(reported?.data ?? first())}
      {!FirstSource && Source && <Reported {...{ Source, input, onData: setReported }} />}
    </>
  );
}

interface ReportedProps<Input extends object, Data> {
  Source: DataSource<Input, Data>;
  input: Input;
  onData: (reported: { data: Data }) => void;
}

const sameInput = (a: object, b: object): boolean =>
  Object.entries(a).every(([name, value]) => Object.is(value, Reflect.get(b, name)));

/** It does not render again because of what it has reported. */
const Reported = memo(
  function Reported<Input extends object, Data>({ Source, input, onData }: ReportedProps<Input, Data>) {
    return <Source {...input}>{(data) => <Report data={data} onData={onData} />}</Source>;
  },
  (before, next) => before.Source === next.Source && sameInput(before.input, next.input),
) as <Input extends object, Data>(props: ReportedProps<Input, Data>) => ReactNode;

/** Before the browser paints. */
function Report<Data>({ data, onData }: { data: Data; onData: (reported: { data: Data }) => void }) {
  useLayoutEffect(() => onData({ data }), [data, onData]);
  return null;
}
