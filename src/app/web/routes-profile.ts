import { createRoute, redirect } from '@tanstack/react-router'
import { requireAdmin } from './guards'
import { lazyPage } from './lazy-page'
import { landlord } from './routes-root'

const profile = createRoute({
  getParentRoute: () => landlord,
  path: '/profile',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/profile/landlord', search, replace: true })
  },
})
const landlordProfile = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/landlord',
  component: lazyPage(() => import('../../landlord/account/web/LandlordPage')),
  staticData: { title: 'landlord' },
})
const landlordEdit = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/landlord/edit',
  component: lazyPage(() => import('../../landlord/account/web/LandlordEditPage')),
  staticData: { title: 'titleProfileEdit' },
})
const accountSettings = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/account-settings',
  component: lazyPage(() => import('./external-login/AccountSettingsScreen')),
  staticData: { title: 'accountSettings' },
})
const settingsEmail = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/account-settings/change-email',
  component: lazyPage(() => import('../../landlord/login/web/ChangeEmailPage')),
  staticData: { title: 'titleChangeEmail' },
})
const settingsPassword = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/account-settings/change-password',
  component: lazyPage(() => import('../../landlord/login/web/ChangePasswordPage')),
  staticData: { title: 'titleChangePassword' },
})
const exportRoute = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/account-settings/export',
  component: lazyPage(() => import('../../year/export/web/ExportPage')),
  staticData: { title: 'titleExport' },
})
const subscription = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/subscription',
  component: lazyPage(() => import('./plan/SubscriptionScreen')),
  staticData: { title: 'subscription' },
})
const contactUs = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/contact-us',
  component: lazyPage(() => import('../../landlord/account/web/ContactUsPage')),
  staticData: { title: 'contactUs' },
})

const errorList = createRoute({
  getParentRoute: () => landlord,
  path: '/error-list',
  beforeLoad: requireAdmin,
  component: lazyPage(() => import('../../base/admin/web/ErrorListPage')),
  staticData: { title: 'errorList' },
})

/** Pages of the account, and the administrator's. */
export const profileRoutes = [
  profile,
  landlordProfile,
  landlordEdit,
  accountSettings,
  settingsEmail,
  settingsPassword,
  exportRoute,
  subscription,
  contactUs,
  errorList,
] as const
