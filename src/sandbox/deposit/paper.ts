import type { DocumentAsked, SignerAsked } from '../signicat/shapes'
import type { DepositAsked, TenantAsked } from './asked'

type Signing = Pick<TenantAsked, 'flow' | 'redirectSettings' | 'ui'>

const signerOf = (externalSignerId: string, order: number, signing: Signing): SignerAsked => ({
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

/** The name that a national id's holder would be compared with. */
function landlordInfo(name: string): SignerAsked['signerInfo'] {
  const [lastName = '', ...first] = name.trim().split(/\s+/).toReversed()
  return { firstName: first.toReversed().join(' '), lastName }
}

/**
 * The paper as it is given to the signing service: all tenants in any order, then the landlord. What its signers are called
 * there is an assumption, for tenants without a name of the app's and for the landlord.
 */
export function paperOf({
  externalId,
  tenants,
  landlord,
  contract,
  contactDetails,
  advanced,
}: DepositAsked): DocumentAsked {
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
          // The bank sends a tenant the paper that all have signed.
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
