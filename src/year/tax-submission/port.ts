/** Where an instance stands: what is handed in waits for the authority, which then ends it. */
export type InstanceStep = 'filling' | 'confirming' | 'handedIn'

export interface InstanceFile {
  readonly id: string
  readonly dataType: string
  readonly scan: 'pending' | 'clean' | 'infected'
}

/** A return on its way to the authority. */
export interface Instance {
  /** `<party>/<instance>` */
  readonly id: string
  readonly step: InstanceStep
  readonly files: readonly InstanceFile[]
  /** The authority's word on it; null until it has answered. */
  readonly answer: { readonly label: string; readonly description: string } | null
}

export interface NewFile {
  readonly dataType: 'skattemelding-vedlegg' | 'skattemeldingOgNaeringsspesifikasjon'
  readonly name: string
  readonly contentType: 'application/pdf' | 'text/xml'
  readonly bytes: Uint8Array
}

/** Altinn, through which a return is handed in, for one person, in one conversation. Everything throws ProviderFailure. */
export interface Altinn {
  /** The person's name there; empty where it says none. */
  name(): Promise<string>
  create(year: number): Promise<Instance>
  /** Null when there is no such instance (any more). */
  read(id: string): Promise<Instance | null>
  /** The id of the file. */
  add(id: string, file: NewFile): Promise<string>
  /** One step further. From filling to confirming, and from there it is handed in. */
  next(id: string): Promise<InstanceStep>
  /** A file as text. */
  file(id: string, file: string): Promise<string>
  /** Removes what was not handed in. */
  discard(id: string): Promise<void>
}
