import type { ReactNode } from 'react';
import type { SellerKind } from 'shared-contracts';
import { nameWidth } from '../../format/name-width.ts';
import { formatPhone } from '../../format/phone.ts';
import { footerTexts as words } from '../../texts.ts';
import { Anchor, type LinkTarget } from '../link/anchor.tsx';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { Address, Columns, Container, End, Group, Legal, Name, Root, Toggle } from './shop-footer-styles.ts';

export interface FooterLink {
  type: 'link' | 'phone' | 'mail';
  value: string;
  title?: string;
}

interface ShopFooterProps {
  company: string;
  links?: readonly FooterLink[];
  email?: string | null | undefined;
  address?: string | null | undefined;
  hours?: ReactNode;
  /** The seller. Without `kind` an entrepreneur; empty where nobody has said it. An organisation has its OGRN in `ogrnip`. */
  legal?: { kind?: SellerKind | ''; fio?: string | null; inn?: string | null; ogrnip?: string | null } | undefined;
  privacy: string;
  offer?: string;
  personalData?: string;
  orders?: string;
  complaint?: string;
}

const targetOf = ({ type, value }: FooterLink): LinkTarget => {
  if (type === 'link') return { href: value };
  return type === 'phone' ? { phone: value } : { mail: value };
};

const titleOf = ({ type, value, title }: FooterLink) =>
  title ?? (type === 'phone' ? formatPhone(value) : value.replace(/^https?:\/\//, ''));

function LinkGroup({ title, links }: { title: string; links: readonly FooterLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <Group>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.type + link.value}>
            <Anchor {...targetOf(link)}>{titleOf(link)}</Anchor>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function numberOf(kind: SellerKind | '', number: string): string {
  if (kind === 'self_employed') return '';
  return kind === 'organisation' ? words.ogrn(number) : words.ogrnip(number);
}

export function ShopFooter(props: ShopFooterProps) {
  const {
    company,
    links = [],
    email,
    address,
    hours,
    legal = {},
    privacy,
    offer,
    personalData,
    orders,
    complaint,
  } = props;
  const { kind = 'entrepreneur' } = legal;
  const em = nameWidth(company);
  const direct = links.filter((link) => link.type !== 'link');
  const contacts: FooterLink[] = email ? [...direct, { type: 'mail', value: email }] : direct;
  const documents = [
    { to: privacy, title: words.privacy },
    { to: offer, title: words.offer },
    { to: personalData, title: words.personalData },
  ].filter((document) => document.to !== undefined);
  const lines = [
    legal.fio && (kind === 'entrepreneur' ? words.entrepreneur(legal.fio) : legal.fio),
    kind === 'self_employed' ? words.selfEmployed : '',
    legal.inn && words.inn(legal.inn),
    legal.ogrnip && numberOf(kind, legal.ogrnip),
  ].filter(Boolean);
  return (
    <Root>
      <Container>
        <Columns>
          <LinkGroup title={words.contact} links={contacts} />
          <LinkGroup title={words.social} links={links.filter((link) => link.type === 'link')} />
          {address ? (
            <Group>
              <h2>{words.address}</h2>
              <Address>{address}</Address>
            </Group>
          ) : null}
          {hours ? <Group>{hours}</Group> : null}
          {orders === undefined ? null : (
            <Group>
              <h2>{words.buyers}</h2>
              <ul>
                <li>
                  <Anchor to={orders}>{words.orders}</Anchor>
                </li>
                {complaint === undefined ? null : (
                  <li>
                    <Anchor to={complaint}>{words.complaint}</Anchor>
                  </li>
                )}
              </ul>
            </Group>
          )}
          <Group>
            <h2>{words.documents}</h2>
            <ul>
              {documents.map(({ to, title }) => (
                <li key={title}>
                  <Anchor to={to}>{title}</Anchor>
                </li>
              ))}
            </ul>
          </Group>
        </Columns>
        <Toggle>
          <ThemeToggle variant="row" />
        </Toggle>
        <End>
          <Name data-long={em > 12 ? '' : undefined} vars={{ '--em': em }}>
            {company}
          </Name>
          <Legal>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Legal>
        </End>
      </Container>
    </Root>
  );
}
