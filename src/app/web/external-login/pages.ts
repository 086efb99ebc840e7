import { z } from 'zod'
import { openPage, page } from '../../../base/ui/page/app-page'

/** The parameters of the login page. An invalid value falls back to a default and never breaks a page. */
const loginSearch = z.object({
  back: z.string().optional().catch(undefined),
  notice: z.enum(['link', 'deleted', 'ended']).optional().catch(undefined),
})
/** The parameters with which the provider of electronic ids sends the browser back. */
const signInSearch = z.object({
  code: z.string().optional().catch(undefined),
  state: z.string().optional().catch(undefined),
  iss: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
})
const signOutSearch = z.object({ back: z.string().optional().catch(undefined) })
const signInByLinkSearch = z.object({
  token: z.string().optional().catch(undefined),
  externalAuthType: z.string().optional().catch(undefined),
})

const signIn = { en: 'Login with ID-porten', nb: 'Innlogging med ID-porten' }
const signOut = { en: 'Logout of ID-porten', nb: 'Utlogging av ID-porten' }

export const externalLoginPages = [
  openPage({
    path: '/login',
    load: () => import('./LoginScreen'),
    title: { en: 'Log in', nb: 'Logg inn' },
    guard: 'visitor',
    search: loginSearch,
  }),
  openPage({
    path: '/signin-difi',
    load: () => import('./SignInPage'),
    title: signIn,
    search: signInSearch,
  }),
  openPage({
    path: '/login-signin-difi',
    load: () => import('./SignInByLinkPage'),
    title: signIn,
    search: signInByLinkSearch,
  }),
  openPage({
    path: '/logout-difi',
    load: () => import('./SignOutPage'),
    title: signOut,
    search: signOutSearch,
  }),
  openPage({
    path: '/logout/difi',
    load: () => import('./SignedOutPage'),
    title: signOut,
  }),
  page({
    path: '/profile/account-settings',
    load: () => import('./AccountSettingsScreen'),
    title: { en: 'Account settings', nb: 'Kontoinnstillinger' },
  }),
] as const
