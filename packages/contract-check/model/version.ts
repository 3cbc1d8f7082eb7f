/** The versions of the contract and the tool that made a report. */
export interface Version {
  /** `info.version` of the contract. */
  contract: string;
  /** The commit that the contract was read at. */
  commit: string;
  /** The version of the package grandstand-contract. */
  check: string;
}
