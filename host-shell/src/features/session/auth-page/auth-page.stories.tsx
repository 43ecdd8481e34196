import { PasswordInput } from 'shared-design-system/fields';
import { Button, Field, FormErrorSummary, Link, Stack, TextInput } from 'shared-design-system/office';
import type { Meta } from 'shared-design-system/stories';
import { AuthPage } from './auth-page.tsx';

export default { title: 'Layout/AuthPage', parameters: { area: 'office', layout: 'fullscreen' } } satisfies Meta;

const Fields = ({ failed = false }: { failed?: boolean }) => (
  <Stack>
    <Field label="Почта" error={failed ? 'Напишите адрес почты, например anna@mail.ru' : undefined}>
      <TextInput type="email" name="mail" autoComplete="username" defaultValue={failed ? 'anna@' : ''} />
    </Field>
    <Field label="Пароль">
      <PasswordInput name="password" autoComplete="current-password" />
    </Field>
    <Button full size="l">
      Войти
    </Button>
  </Stack>
);

export const SignIn = () => (
  <AuthPage
    title="Вход для продавцов"
    lead="Заказы, товары и оформление вашего магазина."
    footer={
      <Link to="/register" variant="strong">
        Открыть магазин
      </Link>
    }
  >
    <Fields />
  </AuthPage>
);

export const Refused = () => (
  <AuthPage title="Вход" brandName="Цветочный магазин Преображенской">
    <FormErrorSummary errors={[{ message: 'Почта и пароль не подходят друг к другу. Проверьте раскладку.' }]} />
    <Fields failed />
  </AuthPage>
);
