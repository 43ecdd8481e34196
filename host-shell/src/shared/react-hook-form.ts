/** The names of react-hook-form that the platform and `@hookform/resolvers` use, as in `redux-toolkit.ts`. */
export {
  appendErrors,
  Controller,
  FormProvider,
  get,
  set,
  useController,
  useForm,
  useFormContext,
} from 'original/react-hook-form';
