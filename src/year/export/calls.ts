import { endpoint } from '../../base/kit/endpoint'

export const exportCalls = {
  export: endpoint('GET export', {
    access: 'owner',
    summary: 'Everything the account owns as a zip: records as JSON and as an Excel workbook, every file',
    answer: 'stream',
    limits: ['export'],
  }),
}
