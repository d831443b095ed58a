import { type BlockModule, reportError } from '@femcoders/platform';
import { LoadingPanot } from '@femcoders/shared-ui';
import { Component, createRef, Suspense, use } from 'react';
import { ReplayInput } from '../replay-input/replay-input.tsx';
import type { SiteBlock } from '../routing/site-block.ts';
import { BlockFailure } from './block-failure.tsx';

interface Props {
  block: SiteBlock;
}

/** The wrapper of every block: what goes wrong in it stays in it. */
export class BlockFrame extends Component<Props, { failed: boolean; module: BlockModule | null }> {
  readonly #frame = createRef<HTMLDivElement>();
  override state = { failed: this.props.block.failed, module: this.props.block.module };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.block.failed = true;
    reportError(error, this.props.block.owner);
  }

  override render() {
    const { block } = this.props;
    return (
      <div
        ref={this.#frame}
        data-remote={block.owner.name}
        data-remote-version={block.owner.version}
        data-remote-state={this.state.failed ? 'failed' : undefined}
      >
        {this.state.failed ? (
          <BlockFailure block={block} onRecovered={() => this.setState({ failed: false, module: block.module })} />
        ) : (
          <Suspense
            fallback={
              <div aria-busy="true">
                <LoadingPanot label="Cargando…" />
              </div>
            }
          >
            <BlockContent block={block} module={this.state.module} />
            <ReplayInput within={this.#frame} />
          </Suspense>
        )}
      </div>
    );
  }
}

/** @param module as it was when the block began: React wants what has waited with `use` to call it again when it is drawn */
function BlockContent({ block, module }: Props & { module: BlockModule | null }) {
  const { Block } = module ?? use(block.load());
  return <Block />;
}
