import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  retainSearchParams,
  stringifySearchWith,
} from '@tanstack/react-router'
import { ErrorPage } from './ErrorPage'
import { chooseStart, requireLandlord, requireStep, requireVisitor } from './guards'
import { NotFoundPage } from './NotFoundPage'
import { PublicShell } from './PublicShell'
import { RootFrame } from './RootFrame'
import { byUrlSearch, landlordSearch, loginSearch, registrationSearch } from './search'
import type { ShellKey } from './words'

const root = createRootRoute({ component: RootFrame, notFoundComponent: NotFoundPage })
const start = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: chooseStart })
const notFound = createRoute({ getParentRoute: () => root, path: '/not-found', component: NotFoundPage, staticData: { title: 'notFoundTitle' } })

const open = createRoute({ getParentRoute: () => root, id: 'open', component: PublicShell })
const login = createRoute({
  getParentRoute: () => open,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('../../landlord/account/web/LoginPage')),
  staticData: { title: 'titleLogin' },
})
const byUrl = createRoute({
  getParentRoute: () => open,
  path: '/login/by-url',
  validateSearch: byUrlSearch,
  component: lazyRouteComponent(() => import('../../landlord/account/web/ByUrlPage')),
  staticData: { title: 'titleByUrl' },
})
const stepTitles: Record<string, ShellKey> = { general: 'titleGeneral', profile: 'titleProfileStep', finish: 'titleFinish' }
const registration = createRoute({
  getParentRoute: () => open,
  path: '/registration',
  validateSearch: registrationSearch,
  beforeLoad: requireStep,
  component: lazyRouteComponent(() => import('../../landlord/registration/web/RegistrationPage')),
  staticData: { title: (search) => stepTitles[String(search['step'])] ?? 'titleGeneral' },
})
const reset = createRoute({
  getParentRoute: () => open,
  path: '/reset-password',
  beforeLoad: () => requireVisitor({ search: {} }),
  component: lazyRouteComponent(() => import('../../landlord/account/web/ResetPasswordPage')),
  staticData: { title: 'titleReset' },
})
const newPassword = createRoute({
  getParentRoute: () => open,
  path: '/reset-password/new-password/$slug',
  component: lazyRouteComponent(() => import('../../landlord/account/web/NewPasswordPage')),
  staticData: { title: 'titleNewPassword' },
})
const changeEmail = createRoute({
  getParentRoute: () => open,
  path: '/change/email/$slug',
  component: lazyRouteComponent(() => import('../../landlord/account/web/ConfirmEmailPage')),
  staticData: { title: 'titleConfirmEmail' },
})
const logout = createRoute({
  getParentRoute: () => open,
  path: '/logout',
  component: lazyRouteComponent(() => import('../../landlord/account/web/LogoutPage')),
  staticData: { title: 'titleLogout' },
})

const landlord = createRoute({
  getParentRoute: () => root,
  id: 'landlord',
  validateSearch: landlordSearch,
  search: { middlewares: [retainSearchParams(['house'])] },
  beforeLoad: requireLandlord,
  component: lazyRouteComponent(() => import('./Shell')),
})
const home = createRoute({
  getParentRoute: () => landlord,
  path: '/home',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/home/dashboard', search, replace: true })
  },
})
const dashboard = createRoute({
  getParentRoute: () => landlord,
  path: '/home/dashboard',
  component: lazyRouteComponent(() => import('../../year/dashboard/web/DashboardPage')),
  staticData: { title: 'allVouchers' },
})
const houseInfo = createRoute({
  getParentRoute: () => landlord,
  path: '/home/house-info',
  component: lazyRouteComponent(() => import('../../landlord/house/web/HouseInfoPage')),
  staticData: { title: 'houseInfo' },
})
const houseEdit = createRoute({
  getParentRoute: () => landlord,
  path: '/home/house-info/edit',
  component: lazyRouteComponent(() => import('../../landlord/house/web/HouseEditPage')),
  staticData: { title: 'titleHouseEdit' },
})
const suppliers = createRoute({
  getParentRoute: () => landlord,
  path: '/home/suppliers',
  component: lazyRouteComponent(() => import('../../books/supplier/web/SuppliersPage')),
  staticData: { title: 'suppliers' },
})
const supplierAdd = createRoute({
  getParentRoute: () => landlord,
  path: '/home/suppliers/add-new',
  component: lazyRouteComponent(() => import('../../books/supplier/web/SupplierAddPage')),
  staticData: { title: 'titleSupplierAdd' },
})
const supplier = createRoute({
  getParentRoute: () => landlord,
  path: '/home/suppliers/$slug',
  component: lazyRouteComponent(() => import('../../books/supplier/web/SupplierPage')),
  staticData: { title: 'titleSupplier' },
})
const supplierEdit = createRoute({
  getParentRoute: () => landlord,
  path: '/home/suppliers/edit/$slug',
  component: lazyRouteComponent(() => import('../../books/supplier/web/SupplierEditPage')),
  staticData: { title: 'titleSupplierEdit' },
})
const separateIncome = createRoute({
  getParentRoute: () => landlord,
  path: '/home/separate-income-bilags',
  component: lazyRouteComponent(() => import('../../year/dashboard/web/SeparateIncomePage')),
  staticData: { title: 'separateIncome' },
})
const separateIncomeDetail = createRoute({
  getParentRoute: () => landlord,
  path: '/home/separate-income-bilags/$slug',
  component: lazyRouteComponent(() => import('../../year/dashboard/web/SeparateIncomeDetailPage')),
  staticData: { title: 'separateIncome' },
})
const contents = createRoute({
  getParentRoute: () => landlord,
  path: '/home/furniture-and-home-contents',
  component: lazyRouteComponent(() => import('../../year/dashboard/web/ContentsPage')),
  staticData: { title: 'contents' },
})
const contentsDetail = createRoute({
  getParentRoute: () => landlord,
  path: '/home/furniture-and-home-contents/$slug',
  component: lazyRouteComponent(() => import('../../year/dashboard/web/ContentsDetailPage')),
  staticData: { title: 'contents' },
})
const trash = createRoute({
  getParentRoute: () => landlord,
  path: '/home/trash-folder',
  component: lazyRouteComponent(() => import('../../year/dashboard/web/TrashPage')),
  staticData: { title: 'trash' },
})
const trashDetail = createRoute({
  getParentRoute: () => landlord,
  path: '/home/trash-folder/$slug',
  component: lazyRouteComponent(() => import('../../year/dashboard/web/TrashDetailPage')),
  staticData: { title: 'trash' },
})
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
  component: lazyRouteComponent(() => import('../../landlord/account/web/LandlordPage')),
  staticData: { title: 'landlord' },
})
const landlordEdit = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/landlord/edit',
  component: lazyRouteComponent(() => import('../../landlord/account/web/LandlordEditPage')),
  staticData: { title: 'titleProfileEdit' },
})
const accountSettings = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/account-settings',
  component: lazyRouteComponent(() => import('../../landlord/account/web/AccountSettingsPage')),
  staticData: { title: 'accountSettings' },
})
const settingsEmail = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/account-settings/change-email',
  component: lazyRouteComponent(() => import('../../landlord/account/web/ChangeEmailPage')),
  staticData: { title: 'titleChangeEmail' },
})
const settingsPassword = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/account-settings/change-password',
  component: lazyRouteComponent(() => import('../../landlord/account/web/ChangePasswordPage')),
  staticData: { title: 'titleChangePassword' },
})
const exportRoute = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/account-settings/export',
  component: lazyRouteComponent(() => import('../../year/export/web/ExportPage')),
  staticData: { title: 'titleExport' },
})
const contactUs = createRoute({
  getParentRoute: () => landlord,
  path: '/profile/contact-us',
  component: lazyRouteComponent(() => import('../../landlord/account/web/ContactUsPage')),
  staticData: { title: 'contactUs' },
})

const routeTree = root.addChildren([
  start,
  notFound,
  open.addChildren([login, byUrl, registration, reset, newPassword, changeEmail, logout]),
  landlord.addChildren([
    home,
    dashboard,
    houseInfo,
    houseEdit,
    suppliers,
    supplierAdd,
    supplier,
    supplierEdit,
    contents,
    contentsDetail,
    separateIncome,
    separateIncomeDetail,
    trash,
    trashDetail,
    profile,
    landlordProfile,
    landlordEdit,
    accountSettings,
    settingsEmail,
    settingsPassword,
    exportRoute,
    contactUs,
  ]),
])

export const router = createRouter({
  routeTree,
  // Search parameters are plain text: read as JSON, `12 ` would become 12 while somebody types an amount.
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(JSON.stringify),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  notFoundMode: 'root',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
