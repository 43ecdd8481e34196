import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from '../button/button.tsx';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { SiteHeader } from './site-header.tsx';

export default { title: 'Layout/SiteHeader', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Default: StoryObj = {
  render: () => (
    <SiteHeader
      home="/"
      actions={
        <>
          <ThemeToggle />
          <ButtonLink to="/sign-in" variant="outline" size="s">
            Войти
          </ButtonLink>
        </>
      }
    />
  ),
};
