import { type ReactNode, useState } from 'react';

/** Holds a value, as a form would, so that a control in a story can be used. */
export function WithValue<Value>(props: {
  start: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, change] = useState(props.start);
  return <>{props.children(value, change)}</>;
}
