import { page } from '../../../base/ui/page/app-page'

const income = { en: 'Separate income', nb: 'Inntekt uten kontrakt' }
const contents = { en: 'Furniture and home contents', nb: 'Møbler og innbo' }
const trash = { en: 'Trash folder', nb: 'Papirkurv' }

export const voucherPages = [
  page({
    path: '/home/dashboard',
    load: () => import('./DashboardPage'),
    title: { en: 'All vouchers', nb: 'Alle bilag' },
  }),
  page({
    path: '/home/detailed-costs',
    load: () => import('./DetailedCostsPage'),
    title: { en: 'Detailed costs', nb: 'Detaljerte kostnader' },
  }),
  page({
    path: '/home/suppliers/$slug',
    load: () => import('./SupplierVouchersPage'),
    title: { en: 'Supplier', nb: 'Leverandør' },
  }),
  page({
    path: '/home/separate-income-bilags',
    load: () => import('./SeparateIncomePage'),
    title: income,
  }),
  page({
    path: '/home/separate-income-bilags/$slug',
    load: () => import('./SeparateIncomeDetailPage'),
    title: income,
  }),
  page({
    path: '/home/furniture-and-home-contents',
    load: () => import('./ContentsPage'),
    title: contents,
  }),
  page({
    path: '/home/furniture-and-home-contents/$slug',
    load: () => import('./ContentsDetailPage'),
    title: contents,
  }),
  page({
    path: '/home/trash-folder',
    load: () => import('./TrashPage'),
    title: trash,
  }),
  page({
    path: '/home/trash-folder/$slug',
    load: () => import('./TrashDetailPage'),
    title: trash,
  }),
] as const
