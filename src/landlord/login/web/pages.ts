import { z } from 'zod'
import { openPage, page } from '../../../base/ui/page/app-page'

/** A bad value in the address gets a default, so that no page fails. */
const byUrlSearch = z.object({ token: z.coerce.string().optional().catch(undefined) })

export const loginPages = [
  openPage({
    path: '/login/by-url',
    load: () => import('./LoginByLinkPage'),
    title: { en: 'Logging in', nb: 'Logger inn' },
    search: byUrlSearch,
  }),
  openPage({
    path: '/reset-password',
    load: () => import('./ResetPasswordPage'),
    title: { en: 'Forgot password', nb: 'Glemt passord' },
    guard: 'visitor',
  }),
  openPage({
    path: '/reset-password/new-password/$slug',
    load: () => import('./NewPasswordPage'),
    title: { en: 'New password', nb: 'Nytt passord' },
  }),
  openPage({
    path: '/change/email/$slug',
    load: () => import('./ConfirmEmailPage'),
    title: { en: 'New e-mail address', nb: 'Ny e-postadresse' },
  }),
  openPage({
    path: '/logout',
    load: () => import('./LogoutPage'),
    title: { en: 'Logging out', nb: 'Logger ut' },
  }),
  page({
    path: '/profile/account-settings/change-email',
    load: () => import('./ChangeEmailPage'),
    title: { en: 'Change e-mail', nb: 'Endre e-post' },
  }),
  page({
    path: '/profile/account-settings/change-password',
    load: () => import('./ChangePasswordPage'),
    title: { en: 'Change password', nb: 'Endre passord' },
  }),
] as const
