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
