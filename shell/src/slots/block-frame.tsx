import { reportError } from '@femcoders/platform';
import { LoadingPanot } from '@femcoders/shared-ui';
import { Component, Suspense, use } from 'react';
import type { SiteBlock } from '../routing/site-block.ts';
import { BlockFailure } from './block-failure.tsx';

interface Props {
  block: SiteBlock;
}

/** The wrapper of every block: what goes wrong in it stays in it. */
export class BlockFrame extends Component<Props, { failed: boolean }> {
  override state = { failed: this.props.block.failed };

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
        data-remote={block.owner.name}
        data-remote-version={block.owner.version}
        data-remote-state={this.state.failed ? 'failed' : undefined}
      >
        {this.state.failed ? (
          <BlockFailure block={block} onRecovered={() => this.setState({ failed: false })} />
        ) : (
          <Suspense
            fallback={
              <div aria-busy="true">
                <LoadingPanot label="Cargando…" />
              </div>
            }
          >
            <BlockContent block={block} />
          </Suspense>
        )}
      </div>
    );
  }
}

function BlockContent({ block }: Props) {
  const { Block } = block.module ?? use(block.load());
  return <Block />;
}
