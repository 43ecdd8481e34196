import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Banner, Link } from 'shared-design-system/office';
import { isFailure, readBoot } from 'shared-runtime/page';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { useReadStaffLinkQuery } from '../features/staff/api.ts';
import { staffNextPath } from '../features/staff/paths.ts';
import { StaffPasswordForm } from '../features/staff/staff-password-form.tsx';
import { StaffSignInForm } from '../features/staff/staff-sign-in-form.tsx';
import { texts } from '../features/staff/texts.ts';

export default function StaffSignIn() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  const [email, setEmail] = useState<string>();
  const open = () => void navigate(staffNextPath(query.get('next')), { replace: true });
  if (token && email === undefined) return <StaffLink token={token} onDone={setEmail} />;
  return (
    <AuthPage
      brandName={readBoot().brand.name}
      title={texts.signIn.title}
      lead={texts.signIn.lead}
      footer={<Link to="/merchant/sign-in">{texts.signIn.toMerchants}</Link>}
    >
      {email === undefined ? null : <Banner tone="happy">{texts.password.saved}</Banner>}
      <StaffSignInForm key={email} email={email ?? ''} onDone={open} />
    </AuthPage>
  );
}

function StaffLink({ token, onDone }: { token: string; onDone: (email: string) => void }) {
  const words = texts.password;
  const { data, error } = useReadStaffLinkQuery({ token });
  const brandName = readBoot().brand.name;
  if (isFailure(error) && error.code === 'reset_link_used') {
    const toSignIn = <Link to="/admin/sign-in">{texts.signIn.title}</Link>;
    return (
      <AuthPage brandName={brandName} title={words.usedTitle} lead={words.linkUsed} footer={toSignIn}>
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage brandName={brandName} title={words.title} lead={data ? words.leadOf(data.email) : words.lead}>
      <StaffPasswordForm token={token} onDone={onDone} />
    </AuthPage>
  );
}
