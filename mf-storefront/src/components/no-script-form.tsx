import type { ReactNode } from 'react';

interface PlainFormProps {
  id?: string;
  action: string;
  noValidate?: boolean;
  children?: ReactNode;
}

/** A form around buttons that scripts work by their presses: it is sent by the browser as long as none has come. */
export function NoScriptForm(props: PlainFormProps) {
  return <form method="post" encType="multipart/form-data" onSubmit={(event) => event.preventDefault()} {...props} />;
}
