import { createRoute } from '@tanstack/react-router'
import { requireNewcomer, requireStep, requireVisitor } from './guards'
import { lazyPage } from './lazy-page'
import { open } from './routes-root'
import {
  byUrlSearch,
  loginSearch,
  registrationSearch,
  signInByLinkSearch,
  signInSearch,
  signOutSearch,
  tenantNotificationSearch,
  tenantSearch,
} from './search'
import type { ShellKey } from './words'

const login = createRoute({
  getParentRoute: () => open,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: requireVisitor,
  component: lazyPage(() => import('./external-login/LoginScreen')),
  staticData: { title: 'titleLogin' },
})
const byUrl = createRoute({
  getParentRoute: () => open,
  path: '/login/by-url',
  validateSearch: byUrlSearch,
  component: lazyPage(() => import('../../landlord/login/web/ByUrlPage')),
  staticData: { title: 'titleByUrl' },
})
const stepTitles: Record<string, ShellKey> = {
  general: 'titleGeneral',
  profile: 'titleProfileStep',
  finish: 'titleFinish',
}
const registration = createRoute({
  getParentRoute: () => open,
  path: '/registration',
  validateSearch: registrationSearch,
  beforeLoad: requireStep,
  component: lazyPage(() => import('../../landlord/registration/web/RegistrationPage')),
  staticData: { title: (search) => stepTitles[String(search['step'])] ?? 'titleGeneral' },
})
const freeContract = createRoute({
  getParentRoute: () => open,
  path: '/free-contract',
  beforeLoad: requireNewcomer,
  component: lazyPage(() => import('../../lease/free-contract/web/FreeContractPage')),
  staticData: { title: 'titleFreeContract' },
})
const reset = createRoute({
  getParentRoute: () => open,
  path: '/reset-password',
  beforeLoad: () => requireVisitor({ search: {} }),
  component: lazyPage(() => import('../../landlord/login/web/ResetPasswordPage')),
  staticData: { title: 'titleReset' },
})
const newPassword = createRoute({
  getParentRoute: () => open,
  path: '/reset-password/new-password/$slug',
  component: lazyPage(() => import('../../landlord/login/web/NewPasswordPage')),
  staticData: { title: 'titleNewPassword' },
})
const changeEmail = createRoute({
  getParentRoute: () => open,
  path: '/change/email/$slug',
  component: lazyPage(() => import('../../landlord/login/web/ConfirmEmailPage')),
  staticData: { title: 'titleConfirmEmail' },
})
const logout = createRoute({
  getParentRoute: () => open,
  path: '/logout',
  component: lazyPage(() => import('../../landlord/login/web/LogoutPage')),
  staticData: { title: 'titleLogout' },
})

const signIn = createRoute({
  getParentRoute: () => open,
  path: '/signin-difi',
  validateSearch: signInSearch,
  component: lazyPage(() => import('./external-login/SignInPage')),
  staticData: { title: 'titleSignIn' },
})
const signInByLink = createRoute({
  getParentRoute: () => open,
  path: '/login-signin-difi',
  validateSearch: signInByLinkSearch,
  component: lazyPage(() => import('./external-login/SignInByLinkPage')),
  staticData: { title: 'titleSignIn' },
})
const signOut = createRoute({
  getParentRoute: () => open,
  path: '/logout-difi',
  validateSearch: signOutSearch,
  component: lazyPage(() => import('./external-login/SignOutPage')),
  staticData: { title: 'titleSignOut' },
})
const signedOut = createRoute({
  getParentRoute: () => open,
  path: '/logout/difi',
  component: lazyPage(() => import('./external-login/SignedOutPage')),
  staticData: { title: 'titleSignOut' },
})

const tenant = createRoute({
  getParentRoute: () => open,
  path: '/r/$type/$slug',
  validateSearch: tenantSearch,
  component: lazyPage(() => import('../../lease/signing-link/web/TenantPage')),
  staticData: { title: 'titleTenant' },
})
const tenantNotification = createRoute({
  getParentRoute: () => open,
  path: '/tenant_notification',
  validateSearch: tenantNotificationSearch,
  component: lazyPage(() => import('../../lease/signing-link/web/TenantNotificationPage')),
  staticData: { title: 'titleTenant' },
})

/** Pages that need no session. */
export const openRoutes = [
  login,
  byUrl,
  registration,
  freeContract,
  reset,
  newPassword,
  changeEmail,
  logout,
  signIn,
  signInByLink,
  signOut,
  signedOut,
  tenant,
  tenantNotification,
] as const
