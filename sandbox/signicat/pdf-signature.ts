import { plainAddPlaceholder } from '@signpdf/placeholder-plain'
import { SignPdf, Signer } from '@signpdf/signpdf'
import forge from 'node-forge'
import { constants, generateKeyPair, privateEncrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** One key for all signers of this process, because creating a key takes longer than the rest of a signature. */
let pair: Promise<{ privateKey: string; publicKey: string }> | undefined

const keys = () =>
  (pair ??= promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }))

/** The bytes before a signed SHA-256 digest (RFC 8017 section 9.2). */
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/** A key in forge's form that signs with Node, which is a hundred times as fast (RSASSA-PKCS1-v1_5). */
const nodeKey = (pem: string): forge.pki.rsa.PrivateKey =>
  ({
    sign: (digest: forge.md.MessageDigest) =>
      privateEncrypt(
        { key: pem, padding: constants.RSA_PKCS1_PADDING },
        Buffer.concat([digestInfo, Buffer.from(digest.digest().getBytes(), 'binary')]),
      ).toString('binary'),
  }) as forge.pki.rsa.PrivateKey

/** A self-signed certificate with the signer's name. */
function certificateOf(name: string, at: Date, key: forge.pki.rsa.PrivateKey, publicKey: forge.pki.rsa.PublicKey) {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(8))}`
  const year = 365 * 86_400_000
  certificate.validity.notBefore = new Date(at.getTime() - year)
  certificate.validity.notAfter = new Date(at.getTime() + 10 * year)
  const holder = [
    // As UTF-8, for names with æ, ø and å.
    { name: 'commonName', value: name, valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class },
    { name: 'organizationName', value: 'Husbok sandbox' },
    { name: 'countryName', value: 'NO' },
  ]
  certificate.setSubject(holder)
  certificate.setIssuer(holder)
  certificate.setExtensions([{ name: 'keyUsage', digitalSignature: true, nonRepudiation: true }])
  certificate.sign(key, forge.md.sha256.create())
  return certificate
}

/** Signs bytes in the name of one person: CMS (RFC 5652), detached, SHA-256. */
class PersonSigner extends Signer {
  readonly #name: string

  constructor(name: string) {
    super()
    this.#name = name
  }

  override async sign(bytes: Buffer, signingTime = new Date()): Promise<Buffer> {
    const pem = await keys()
    const key = nodeKey(pem.privateKey)
    const certificate = certificateOf(this.#name, signingTime, key, forge.pki.publicKeyFromPem(pem.publicKey))
    const signed = forge.pkcs7.createSignedData()
    signed.content = forge.util.createBuffer(bytes.toString('binary'))
    signed.addCertificate(certificate)
    signed.addSigner({
      key,
      certificate,
      digestAlgorithm: forge.pki.oids['sha256']!,
      authenticatedAttributes: [
        { type: forge.pki.oids['contentType']!, value: forge.pki.oids['data']! },
        // The types allow only text, but the library writes a date.
        { type: forge.pki.oids['signingTime']!, value: signingTime as unknown as string },
        { type: forge.pki.oids['messageDigest']! },
      ],
    })
    signed.sign({ detached: true })
    return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
  }
}

const prepare = (pdf: Buffer, name: string, signingTime: Date): Buffer =>
  plainAddPlaceholder({
    pdfBuffer: pdf,
    name,
    reason: 'Sandbox: nothing here is signed for real',
    contactInfo: '',
    location: 'Sandbox',
    signingTime,
    subFilter: 'ETSI.CAdES.detached',
  })

/** True if these bytes can be signed: a PDF with a table of its objects (not a stream of them). */
export function isSignablePdf(pdf: Buffer): boolean {
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') return false
  try {
    return prepare(pdf, 'Nobody', new Date(0)).length > pdf.length
  } catch {
    return false
  }
}

/**
 * The file with one more signature after its content (an incremental update), so that earlier signatures stay valid. The
 * signature is real, but nobody vouches for its certificate. Strict PAdES-B would also name the certificate in an
 * attribute.
 */
export async function signPdf(pdf: Buffer, name: string, at: string): Promise<Buffer> {
  const signingTime = new Date(at)
  return await new SignPdf().sign(prepare(pdf, name, signingTime), new PersonSigner(name), signingTime)
}
