import type { ReactNode } from 'react';

interface NoScriptFormProps {
  id?: string;
  action: string;
  noValidate?: boolean;
  children?: ReactNode;
}

/** A form around buttons whose presses scripts handle. Until the scripts are loaded, the browser sends the form. */
export function NoScriptForm(props: NoScriptFormProps) {
  return <form method="post" encType="multipart/form-data" onSubmit={(event) => event.preventDefault()} {...props} />;
}
