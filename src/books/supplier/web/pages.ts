import { page } from '../../../base/ui/page/app-page'

export const supplierPages = [
  page({
    path: '/home/suppliers',
    load: () => import('./SuppliersPage'),
    title: { en: 'Suppliers', nb: 'Leverandører' },
  }),
  page({
    path: '/home/suppliers/add-new',
    load: () => import('./SupplierAddPage'),
    title: { en: 'New supplier', nb: 'Ny leverandør' },
  }),
  page({
    path: '/home/suppliers/edit/$slug',
    load: () => import('./SupplierEditPage'),
    title: { en: 'Edit supplier', nb: 'Rediger leverandør' },
  }),
] as const
