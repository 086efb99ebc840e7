import type { DocumentRequest, SignerRequest } from '../signicat/shapes'
import type { DepositRequest, TenantOfDeposit } from './asked'

type Signing = Pick<TenantOfDeposit, 'flow' | 'redirectSettings' | 'ui'>

const signerOf = (externalSignerId: string, order: number, signing: Signing): SignerRequest => ({
  externalSignerId,
  order,
  required: order === 1,
  signatureType: { mechanism: 'pkisignature', signatureMethods: ['no_bankid_csc'] },
  redirectSettings: {
    ...signing.redirectSettings,
    redirectMode: signing.flow === 'redirect' ? 'redirect' : 'iframe_with_webmessaging',
  },
  ...(signing.ui && { ui: signing.ui }),
})

/** The name that is compared with the holder of a national id. */
function landlordInfo(name: string): SignerRequest['signerInfo'] {
  const [lastName = '', ...first] = name.trim().split(/\s+/).toReversed()
  return { firstName: first.toReversed().join(' '), lastName }
}

/**
 * The paper for the signing service: all tenants in any order, then the landlord. The signers' ids there are an assumption,
 * for the landlord and for tenants without an id from the app.
 */
export function paperOf({
  externalId,
  tenants,
  landlord,
  contract,
  contactDetails,
  advanced,
}: DepositRequest): DocumentRequest {
  const { representativeSignature } = landlord
  return {
    title: 'Leiekontrakt med depositumskonto',
    externalId,
    dataToSign: {
      base64Content: contract.dataToSign.rentContractPDF,
      fileName: 'leiekontrakt.pdf',
      packaging: { signaturePackageFormats: ['pades'] },
    },
    contactDetails: { ...contactDetails, email: contactDetails?.email ?? 'post@bank.example' },
    signers: [
      ...tenants.map((tenant, index) =>
        Object.assign(signerOf(tenant.externalId ?? `${externalId}:tenant${index + 1}`, 1, tenant), {
          signerInfo: tenant.info,
          // The bank sends a tenant the paper with all signatures.
          notifications: { setup: { finalReceipt: 'sendEmail' } },
        }),
      ),
      ...(representativeSignature
        ? [
            {
              ...signerOf(`${externalId}:landlord`, 2, representativeSignature),
              signerInfo: landlordInfo(landlord.name),
            },
          ]
        : []),
    ],
    advanced: { tags: advanced?.tags ?? [] },
  }
}
