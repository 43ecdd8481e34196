import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Banner, Link } from 'shared-design-system';
import { readBoot } from 'shared-runtime';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { nextOfStaff } from '../features/staff/paths.ts';
import { StaffPasswordForm } from '../features/staff/staff-password-form.tsx';
import { StaffSignInForm } from '../features/staff/staff-sign-in-form.tsx';
import { texts } from '../features/staff/texts.ts';

/** `/admin/sign-in`, for staff; with `#token=…` of an owner's link it sets the password first. No server sees the fragment. */
export default function StaffSignIn() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  const [email, setEmail] = useState<string>();
  const open = () => void navigate(nextOfStaff(query.get('next')), { replace: true });
  if (token && email === undefined) {
    return (
      <AuthPage brandName={readBoot().brand.name} title={texts.password.title} lead={texts.password.lead}>
        <StaffPasswordForm token={token} onDone={setEmail} />
      </AuthPage>
    );
  }
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
