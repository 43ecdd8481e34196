import { type ReactNode, useContext } from 'react';
import { useBelowDesktop } from '../../hooks/use-below-desktop.ts';
import { officeTexts } from '../../lazy-texts.ts';
import { actionTexts as words } from '../../texts.ts';
import { Heading } from '../heading/heading.tsx';
import { IconLink } from '../icon-button/icon-button.tsx';
import { Show } from '../show/show.tsx';
import { Inline } from '../stack/stack.tsx';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { NoticeContext } from './notice.ts';
import { Actions, Bar, Content, Note, Pinned, Subtitle, Title, Top } from './page-styles.ts';
import { ShopLinkContext } from './shop-link.ts';

export interface PageProps {
  title: ReactNode;
  subtitle?: ReactNode;
  back?: { to: string; label?: string };
  tools?: ReactNode;
  /** Buttons: in the header from 1024 px, in a bar at the bottom of a phone. Rendered once. */
  actions?: ReactNode;
  note?: ReactNode;
  /** On a phone the bar takes the tabs' place (default where there is `back`) or docks above them. */
  bar?: 'replace' | 'dock';
  padded?: boolean;
  width?: 'full' | 'narrow';
  children: ReactNode;
}

export function Page(props: PageProps) {
  const { title, subtitle, back, tools, actions, note, padded = true, width = 'full', children } = props;
  const shop = useContext(ShopLinkContext);
  const notice = useContext(NoticeContext);
  const bar = props.bar ?? (back ? 'replace' : 'dock');
  // On a phone the bar is seen at the end of the page, so the Tab key reaches it at the end, too.
  const below = useBelowDesktop();
  const actionBar =
    actions === undefined && note === undefined ? null : (
      <Bar data-bar={bar}>
        {note === undefined ? null : <Note role="status">{note}</Note>}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Bar>
    );
  return (
    <>
      <Pinned>
        <Top data-back={back ? '' : undefined}>
          {back ? <IconLink icon="arrow-left" label={back.label ?? words.back} to={back.to} wayBack /> : null}
          <Title>
            <Heading level={1} size="xl">
              {title}
            </Heading>
            {subtitle === undefined ? null : <Subtitle>{subtitle}</Subtitle>}
          </Title>
          {below ? null : actionBar}
          <Inline gap={1} wrap={false}>
            {tools}
            {shop === undefined && !back ? null : (
              <Show below={1024}>
                {back ? <ThemeToggle /> : <IconLink icon="arrow-up-right" label={officeTexts.openShop} to={shop} />}
              </Show>
            )}
          </Inline>
        </Top>
        {notice}
      </Pinned>
      <Content data-padded={padded} data-width={width} data-below={actions === undefined ? undefined : bar}>
        {children}
      </Content>
      {below ? actionBar : null}
    </>
  );
}
