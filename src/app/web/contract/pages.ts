import { page } from '../../../base/ui/page/app-page'

const title = { en: 'Rent contract', nb: 'Leiekontrakt' }

export const contractPages = [
  page({
    path: '/home/contract/existing',
    load: () => import('./ExistingLeasePage'),
    title: { en: 'I have a contract', nb: 'Jeg har en kontrakt' },
  }),
  page({
    path: '/home/contract/$slug',
    load: () => import('./ContractPage'),
    title,
  }),
  page({
    path: '/contract/$slug/generate-pdf',
    load: () => import('./ContractPdfPage'),
    title,
  }),
  page({
    path: '/home/contract/$slug/settlement',
    load: () => import('./TenancySettlementPage'),
    title: { en: 'Settlement', nb: 'Sluttoppgjør' },
  }),
] as const
