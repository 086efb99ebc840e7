import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Contract } from '../contract/model'
import { ExistingLeaseForm } from './model-existing'
import { EraseTenantForm, FinishForm, GoOnForm, NoticeForm, SignedPaperForm, SignManualForm } from './model'

const params = z.strictObject({ id: IdText })
export const tenancyCalls = {
  existing: endpoint('POST contract/existing', {
    access: 'trial',
    summary:
      'Record a lease that was signed before. Its rent is booked from a month on, and the signed paper is optional',
    body: ExistingLeaseForm,
    answer: Contract,
    status: 201,
    refuses: ['tooManyRequests'],
  }),
  signManual: endpoint('POST contract/{id}/sign-manual', {
    access: 'owner',
    summary: 'Mark a contract as signed on paper. From then on its rent is booked',
    params,
    body: SignManualForm,
    answer: Contract,
    refuses: ['tooManyRequests'],
  }),
  signedPaper: endpoint('POST contract/{id}/signed-paper', {
    access: 'owner',
    summary: 'Add or replace the signed paper of a contract. Several pictures become one PDF',
    params,
    body: SignedPaperForm,
    answer: Contract,
    refuses: ['tooManyRequests'],
  }),
  finish: endpoint('POST contract/{id}/finish', {
    access: 'owner',
    summary:
      'End a contract, or name the last day ahead on which it ends by itself. Rent after that day goes to the trash folder, or all rent if asked',
    params,
    body: FinishForm,
    answer: Contract,
  }),
  takeBackFinish: endpoint('DELETE contract/{id}/finish', {
    access: 'owner',
    summary: 'Take the end of a contract back, within 30 days. Its status, rent and notice are as before',
    params,
    answer: Contract,
  }),
  giveNotice: endpoint('POST contract/{id}/notice', {
    access: 'owner',
    summary:
      'Record a notice that was given elsewhere. Rent is owed up to its last day, by default the earliest lawful one',
    params,
    body: NoticeForm,
    answer: Contract,
  }),
  takeBackNotice: endpoint('DELETE contract/{id}/notice', {
    access: 'owner',
    summary: 'Take a notice back, so that the lease goes on as before',
    params,
    query: z.strictObject({
      send_mail: z.enum(['true', 'false']).default('false').meta({
        description: 'true: each tenant with an e-mail address gets an e-mail about it, with a copy to the landlord',
      }),
    }),
    answer: Contract,
  }),
  goOn: endpoint('POST contract/{id}/go-on', {
    access: 'owner',
    summary: 'Continue a lease as open-ended after its fixed term. The rent since then is booked',
    params,
    body: GoOnForm,
    answer: Contract,
  }),
  eraseTenant: endpoint('POST contract/{id}/erase-tenant', {
    access: 'owner',
    summary: 'Erase the tenants and the papers of a finished contract. Its sums and months stay',
    params,
    body: EraseTenantForm,
    answer: Contract,
  }),
  trashIncome: endpoint('POST contract/{id}/trash-incomebilags', {
    access: 'owner',
    summary: 'Move all income vouchers of a contract to the trash folder',
    params,
    answer: z.strictObject({ trashed: z.int() }),
  }),
}
