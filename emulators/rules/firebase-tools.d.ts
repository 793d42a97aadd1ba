/** The part of firebase-tools that the Storage emulator asks about its rules; the package brings no types. */
declare module 'firebase-tools/lib/emulator/storage/rules/runtime.js' {
  interface Issues {
    all: string[];
  }

  export interface StorageRulesetInstance {
    verify(request: {
      method: string;
      path: string;
      projectId: string;
      token?: string;
      file: { before?: object; after?: object };
    }): Promise<{ permitted?: boolean; issues: Issues }>;
  }

  export class StorageRulesRuntime {
    start(autoDownload: boolean): Promise<unknown>;
    stop(): Promise<void>;
    loadRuleset(source: {
      files: { name: string; content: string }[];
    }): Promise<{ ruleset?: StorageRulesetInstance; issues: Issues }>;
  }
}
