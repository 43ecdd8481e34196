import { type ReactNode, useState } from 'react';

export function WithValue<Value>(props: {
  start: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, change] = useState(props.start);
  return <>{props.children(value, change)}</>;
}
