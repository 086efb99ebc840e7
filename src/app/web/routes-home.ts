import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from './lazy-page'
import { landlord } from './routes-root'

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
  component: lazyPage(() => import('./voucher/DashboardPage')),
  staticData: { title: 'allVouchers' },
})
const houseInfo = createRoute({
  getParentRoute: () => landlord,
  path: '/home/house-info',
  component: lazyPage(() => import('../../landlord/house/web/HouseInfoPage')),
  staticData: { title: 'houseInfo' },
})
const houseEdit = createRoute({
  getParentRoute: () => landlord,
  path: '/home/house-info/edit',
  component: lazyPage(() => import('../../landlord/house/web/HouseEditPage')),
  staticData: { title: 'titleHouseEdit' },
})
const suppliers = createRoute({
  getParentRoute: () => landlord,
  path: '/home/suppliers',
  component: lazyPage(() => import('../../books/supplier/web/SuppliersPage')),
  staticData: { title: 'suppliers' },
})
const supplierAdd = createRoute({
  getParentRoute: () => landlord,
  path: '/home/suppliers/add-new',
  component: lazyPage(() => import('../../books/supplier/web/SupplierAddPage')),
  staticData: { title: 'titleSupplierAdd' },
})
const supplier = createRoute({
  getParentRoute: () => landlord,
  path: '/home/suppliers/$slug',
  component: lazyPage(() => import('./voucher/SupplierVouchersPage')),
  staticData: { title: 'titleSupplier' },
})
const supplierEdit = createRoute({
  getParentRoute: () => landlord,
  path: '/home/suppliers/edit/$slug',
  component: lazyPage(() => import('../../books/supplier/web/SupplierEditPage')),
  staticData: { title: 'titleSupplierEdit' },
})
const detailedCosts = createRoute({
  getParentRoute: () => landlord,
  path: '/home/detailed-costs',
  component: lazyPage(() => import('../../year/costs/web/DetailedCostsPage')),
  staticData: { title: 'detailedCost' },
})
const separateIncome = createRoute({
  getParentRoute: () => landlord,
  path: '/home/separate-income-bilags',
  component: lazyPage(() => import('./voucher/SeparateIncomePage')),
  staticData: { title: 'separateIncome' },
})
const separateIncomeDetail = createRoute({
  getParentRoute: () => landlord,
  path: '/home/separate-income-bilags/$slug',
  component: lazyPage(() => import('./voucher/SeparateIncomeDetailPage')),
  staticData: { title: 'separateIncome' },
})
const contracts = createRoute({
  getParentRoute: () => landlord,
  path: '/home/contract',
  component: lazyPage(() => import('../../lease/contract-overview/web/ContractsPage')),
  staticData: { title: 'contracts' },
})
const arrears = createRoute({
  getParentRoute: () => landlord,
  path: '/home/arrears',
  component: lazyPage(() => import('../../lease/rent-ledger/web/ArrearsPage')),
  staticData: { title: 'arrears' },
})
const contract = createRoute({
  getParentRoute: () => landlord,
  path: '/home/contract/$slug',
  component: lazyPage(() => import('./contract/ContractPage')),
  staticData: { title: 'contract' },
})
const contractPaper = createRoute({
  getParentRoute: () => landlord,
  path: '/contract/$slug/generate-pdf',
  component: lazyPage(() => import('./contract/ContractPdfPage')),
  staticData: { title: 'contract' },
})
const bank = createRoute({
  getParentRoute: () => landlord,
  path: '/home/bank',
  component: lazyPage(() => import('./bank/BankPage')),
  staticData: { title: 'bank' },
})
const contents = createRoute({
  getParentRoute: () => landlord,
  path: '/home/furniture-and-home-contents',
  component: lazyPage(() => import('./voucher/ContentsPage')),
  staticData: { title: 'contents' },
})
const contentsDetail = createRoute({
  getParentRoute: () => landlord,
  path: '/home/furniture-and-home-contents/$slug',
  component: lazyPage(() => import('./voucher/ContentsDetailPage')),
  staticData: { title: 'contents' },
})
const trash = createRoute({
  getParentRoute: () => landlord,
  path: '/home/trash-folder',
  component: lazyPage(() => import('./voucher/TrashPage')),
  staticData: { title: 'trash' },
})
const trashDetail = createRoute({
  getParentRoute: () => landlord,
  path: '/home/trash-folder/$slug',
  component: lazyPage(() => import('./voucher/TrashDetailPage')),
  staticData: { title: 'trash' },
})
const taxGuide = createRoute({
  getParentRoute: () => landlord,
  path: '/altinn/guide',
  component: lazyPage(() => import('../../year/tax-guide/web/GuidePage')),
  staticData: { title: 'titleTaxGuide' },
})

/** Pages of the chosen house. */
export const homeRoutes = [
  home,
  dashboard,
  houseInfo,
  houseEdit,
  suppliers,
  supplierAdd,
  supplier,
  supplierEdit,
  detailedCosts,
  separateIncome,
  separateIncomeDetail,
  contracts,
  arrears,
  contract,
  contractPaper,
  bank,
  contents,
  contentsDetail,
  trash,
  trashDetail,
  taxGuide,
] as const
